import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainlyPrivate } from './allowed-hosts.ts';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['0.0.0.0', 'unspecified'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.1', 'private'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.100.100.200', 'metadata of a cloud'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['168.63.129.16', 'metadata of a cloud'],
  ['169.254.169.254', 'metadata of clouds'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.192', 'metadata of a cloud'],
  ['192.0.2.1', 'documentation'],
  ['192.168.1.1', 'private'],
  ['198.18.0.1', 'benchmarks'],
  ['198.51.100.1', 'documentation'],
  ['203.0.113.1', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::127.0.0.1', 'IPv4 compatible'],
  ['::ffff:127.0.0.1', 'IPv4 mapped'],
  ['::ffff:8.8.8.8', 'IPv4 mapped'],
  ['::ffff:0:127.0.0.1', 'IPv4 translated'],
  ['64:ff9b::7f00:1', 'NAT64'],
  ['64:ff9b::808:808', 'NAT64'],
  ['64:ff9b:1::a00:1', 'NAT64 of a network'],
  ['100::1', 'discard'],
  ['2001::1', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::', '6to4'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'metadata of a cloud'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['localhost', 'no address'],
  ['', 'no address'],
])('%s is not public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('no notation of a private IPv4 address in a URL makes it public', () => {
  const part = fc.integer({ min: 0, max: 255 });
  const privateAddress = fc.oneof(
    fc.tuple(fc.constant(10), part, part, part),
    fc.tuple(fc.constant(127), part, part, part),
    fc.tuple(fc.constant(192), fc.constant(168), part, part),
    fc.tuple(fc.constant(169), fc.constant(254), part, part),
  );
  const written = privateAddress.chain(([a, b, c, d]) => {
    const whole = ((a * 256 + b) * 256 + c) * 256 + d;
    const hex = (number: number) => number.toString(16);
    return fc.constantFrom(
      `${a}.${b}.${c}.${d}`,
      `${whole}`,
      `0x${hex(whole)}`,
      `0${whole.toString(8)}`,
      `${a}.${(b * 256 + c) * 256 + d}`,
      `0x${hex(a)}.0x${hex(b)}.0x${hex(c)}.0x${hex(d)}`,
      `[::ffff:${a}.${b}.${c}.${d}]`,
      `[::${hex(a * 256 + b)}:${hex(c * 256 + d)}]`,
      `[64:ff9b::${a}.${b}.${c}.${d}]`,
      `[2002:${hex(a * 256 + b)}:${hex(c * 256 + d)}::1]`,
      `${a}。${b}。${c}。${d}`,
    );
  });
  fc.assert(
    fc.property(written, (host) => {
      expect(isPlainlyPrivate(new URL(`https://${host}/`)), host).toBe(true);
    }),
  );
});

test.each(['localhost', 'LOCALHOST', 'a.localhost', 'localhost.'])('%s is this machine', (host) => {
  expect(isPlainlyPrivate(new URL(`https://${host}/`))).toBe(true);
});
