import { customerNetworkOf, networksOf } from './network.js';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
])('customerNetworkOf gives the share of %s to %s', (address, network) => {
  expect(customerNetworkOf(address)).toBe(network);
});

describe('networksOf', () => {
  const namesOf = (address: string) => networksOf(address).map(({ name }) => name);

  it.each([
    ['203.0.113.9', ['203.0.113.9', '203.0.113.0/24']],
    ['::ffff:203.0.113.9', ['203.0.113.9', '203.0.113.0/24']],
    ['2001:db8:1:2ab:3:4:5:6', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['2001:db8:1:ffff::7', ['2001:db8:1:ffff::/64', '2001:db8:1:ff00::/56', '2001:db8:1::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
    ['no address', ['no address']],
  ])('names the networks around %s, the narrowest first', (address, networks) => {
    expect(namesOf(address)).toEqual(networks);
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ])('names %s first as %s', (address, network) => {
    expect(namesOf(address)[0]).toBe(network);
  });
});
