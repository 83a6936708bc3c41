import { createServer } from 'node:http';
import { Pool } from 'pg';

/**
 * The minimum cost on this machine at this moment: a bare server that answers a fixed text on `/fixed`, and on
 * `/select` a constant from PostgreSQL by a prepared statement. Arguments: socket folder, user, database, port.
 */
const [host, user, database, port] = process.argv.slice(2);
const pool = new Pool({ host, user, database, max: 10 });
const select = { name: 'constant', text: 'SELECT $1::int AS value', values: [1] };

const server = createServer(async (request, response) => {
  const data = request.url === '/select' ? (await pool.query(select)).rows : 1;
  const answer = JSON.stringify({ data });
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length })
    .end(answer);
});
server.listen(Number(port));
