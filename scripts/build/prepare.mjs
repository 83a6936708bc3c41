// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { ensureInstalled, giveUp, isInstalled, pinnedNode, root } from '../install.mjs';
import { findObstacles } from '../requirements.mjs';
import { ensureServerBuilt, isServerBuilt } from './build-server.mjs';
import { ensureWebBuilt, isWebBuilt } from './build-web.mjs';
import { lookAtMachine } from './machine.mjs';

/**
 * Installs the packages, builds the web app and prepares the server, each unless that was done since the last change.
 *
 * @param {ReturnType<typeof import('../steps.mjs').createSteps>} steps
 * @param {{ mustServe: boolean }} options must this machine also have what the server needs, such as a free port?
 * @returns {Promise<string>} the Node that the server runs on
 */
export async function prepare(steps, { mustServe }) {
  // A start does without a prepared server, as where this account may not write, or without the tools and the network.
  const mustBuild = !isWebBuilt() || (!mustServe && !isServerBuilt());
  const mustInstall = !isInstalled({ needsTools: mustBuild });
  const look = { root, mustInstall, mustBuild, mustServe, environment: process.env };
  const obstacles = findObstacles(await lookAtMachine(look));
  // All of them at once, before the minute that installing takes.
  if (obstacles.length > 0) giveUp(obstacles.join('\n'));
  await ensureInstalled(steps, { needsTools: mustBuild });
  const node = pinnedNode();
  await ensureWebBuilt(node, steps);
  await ensureServerBuilt(node, steps);
  return node;
}
