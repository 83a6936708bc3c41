/** Prints the events that a company's browsers receive: npx node docs/examples/events.ts URL EMAIL PASSWORD */
import { login } from '@nimble/contracts/accounts';
import { socketMessages, socketPath } from '@nimble/contracts/realtime';
import { io } from 'socket.io-client';
import { createClient } from '../../packages/client/src/index.ts';

const [url = '', identifier = '', password = ''] = process.argv.slice(2);
if (password === '') throw new Error('Usage: npx node docs/examples/events.ts URL EMAIL PASSWORD');
const answer = await createClient({ url }).call(login, { body: { identifier, password } });
if (!('jwt' in answer)) throw new Error('This account asks for a code; sign in with one that does not.');

const { jwt, user } = answer;
const socket = io(url, { path: socketPath, auth: { token: jwt }, transports: ['websocket'] });
socket.on('connect', () => {
  // Messages to this person arrive only after this call; messages to the company arrive anyway.
  socket.emit('join-user-room', user.id, (said: { ok: boolean }) =>
    console.log(said.ok ? 'listening' : 'refused'),
  );
});
socket.on('connect_error', ({ message }) => console.error(message));
// The server disconnects after a change of permissions or of the session; a client that still has the permission
// reconnects.
socket.on('disconnect', (reason) => void (reason === 'io server disconnect' && socket.connect()));
for (const name of [...Object.keys(socketMessages), 'notification', 'notifications-read'])
  socket.on(name, (event: unknown) => console.log(name, JSON.stringify(event)));
