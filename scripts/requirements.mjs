// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.

export const oldestToInstall = 20;
/** The Node that Nimble runs on; npm brings it for Linux. */
export const neededToRun = 24;
/** The glibc that Node 24's, FFmpeg's and libvips' packages were linked against. */
const oldestGlibc = '2.28';
/** PostgreSQL's socket is in a folder there, and its whole path may have 107 bytes. */
const longestTemporary = 79;

const packagesAreFor =
  'The packages of Node, PostgreSQL and FFmpeg are for Linux with glibc on x64 and arm64';

/**
 * Faults of this machine that prevent a start: each names what is missing or unfit, and the solution.
 *
 * @param {Awaited<ReturnType<typeof import('./build/machine.mjs').lookAtMachine>>} machine
 * @returns {string[]} empty without faults
 */
export function findObstacles(machine) {
  return [
    ...ofSystem(machine),
    ...ofNode(machine),
    ...ofNpm(machine),
    ...machine.missingLibraries.map(
      (name) => `${name} is missing, which the packages need; install it (Debian: ${packageOf(name)}).`,
    ),
    ...machine.filesystems.flatMap(ofSpace),
    ...machine.unwritable.map(
      ({ path, what, change }) => `${what} ${path} cannot be written by this user; ${change}.`,
    ),
    ...ofTemporary(machine),
    ...ofPort(machine),
  ];
}

function ofSystem({ platform, arch, glibc, hasProc }) {
  if (platform === 'win32')
    return [`${packagesAreFor}; this is Windows. Use WSL2, a virtual machine or a container.`];
  // Packages of PostgreSQL and FFmpeg exist for it; untested, but it may work.
  if (platform === 'darwin') return [];
  if (platform !== 'linux') return [`${packagesAreFor}; this is ${platform}.`];
  if (arch !== 'x64' && arch !== 'arm64')
    return [`${packagesAreFor}; this is ${arch}. Use a 64-bit system on such a machine.`];
  if (glibc === undefined)
    return [
      `${packagesAreFor}; this Linux has another C library (musl, as Alpine does). Use Debian, Ubuntu, Fedora or the image of deploy/Dockerfile.`,
    ];
  const obstacles = [];
  if (isOlder(glibc, oldestGlibc))
    obstacles.push(
      `The packages need glibc ${oldestGlibc} or newer (Debian 10, Ubuntu 18.10, Red Hat 8); this system has ${glibc}.`,
    );
  if (!hasProc)
    obstacles.push(
      '/proc is not there, by which processes are told apart; mount it (mount -t proc proc /proc).',
    );
  return obstacles;
}

function ofNode({ node, platform }) {
  const major = Number.parseInt(node, 10);
  const needed = platform === 'linux' ? oldestToInstall : neededToRun;
  if (major >= needed) return [];
  return [`Nimble needs Node ${needed} or newer; this is ${node}. Install one from https://nodejs.org.`];
}

function ofNpm({ npm, mustInstall }) {
  if (!mustInstall || npm !== undefined) return [];
  return ['npm was not found, which installs the packages; install it beside Node.'];
}

function ofSpace({ paths, freeBytes, neededBytes }) {
  if (freeBytes >= neededBytes) return [];
  const size = (bytes) => (bytes < 1e9 ? `${Math.floor(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`);
  return [
    `The disk of ${paths.join(', ')} has ${size(freeBytes)} free; Nimble needs ${size(neededBytes)} there. Free some space, or set DATA_DIR to another disk.`,
  ];
}

function ofTemporary({ temporary, hasOwnDatabase }) {
  if (!hasOwnDatabase || temporary.length <= longestTemporary) return [];
  return [
    `The folder of temporary files ${temporary} has too long a path for the database's socket; set TMPDIR to a shorter one.`,
  ];
}

function ofPort({ port }) {
  if (port === undefined) return [];
  if (port.problem === 'EADDRINUSE')
    return [
      `Port ${port.number} is taken by another program, perhaps another Nimble; choose another one: PORT=${port.number + 1} npm start`,
    ];
  if (port.problem === 'EACCES')
    return [
      `Port ${port.number} needs more permissions than this user has; choose one above 1023: PORT=3000 npm start`,
    ];
  if (port.host === 'localhost')
    return [
      'localhost has no address on this machine; add "127.0.0.1 localhost" to /etc/hosts, or set HOST=127.0.0.1',
    ];
  return [`HOST ${port.host} is not an address of this machine; leave it out or set another one.`];
}

function packageOf(library) {
  return { 'libstdc++.so.6': 'libstdc++6', 'libgcc_s.so.1': 'libgcc-s1' }[library] ?? 'libc6';
}

/** Compares the first two numbers of versions such as 2.36 and 9.2.0. */
export function isOlder(version, other) {
  const [major, minor] = version.split('.').map(Number);
  const [otherMajor, otherMinor] = other.split('.').map(Number);
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}
