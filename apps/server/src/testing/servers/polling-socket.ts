/**
 * A raw client of the workspace's socket (Engine.IO 4 over HTTP long polling), so that a test can also send what no
 * client library would. `auth` is the text after Socket.IO's CONNECT packet type, as `{"token":"…"}`.
 */
export async function openSocket(port: number, auth: string) {
  const base = `http://localhost:${port}/socket.io/?EIO=4&transport=polling`;
  const hello = await (await fetch(base)).text();
  const { sid } = JSON.parse(hello.slice(1)) as { sid: string };
  const url = `${base}&sid=${sid}`;
  /** @returns the status of the answer. */
  const say = async (packet: string) => (await fetch(url, { method: 'POST', body: packet })).status;
  /** The server's next message. */
  const hear = async () => (await fetch(url)).text();
  await say(`40${auth}`);
  return { say, hear, greeting: await hear() };
}
