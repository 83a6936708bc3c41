// @vitest-environment happy-dom
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
  twoFactorState,
} from '@nimble/contracts/accounts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

const server = contractServer();
const proof = { password: 'Secret12', code: '123456' };

function open(isEnabled: boolean) {
  server.answer(twoFactorState, { data: { isEnabled, recoveryCodesLeft: isEnabled ? 8 : 0 } });
  return show(<TwoFactorCard />, { user: signedInUser() });
}
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const code = () => screen.findByRole('textbox', { name: 'Code' });

/** Opens a dialog that asks for password and code, and fills both in. */
async function openFilled(opener: string) {
  const person = open(true);
  await person.click(await button(opener));
  const asking = await dialog();
  await person.type(asking.getByLabelText('Password'), proof.password);
  await person.type(await code(), proof.code);
  return { person, submit: asking.getByRole('button', { name: opener }) };
}

test('double clicks set it up once: by the password, and by a first code', async () => {
  server.answer(setUpTwoFactor, {
    data: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Nimble:ada?secret=JBSWY3DPEHPK3PXP' },
  });
  server.answer(confirmTwoFactor, { data: { recoveryCodes: ['abcd-1234', 'efgh-5678'] } });
  const person = open(false);
  await person.click(await button('Enable'));
  await person.type((await dialog()).getByLabelText('Password'), proof.password);
  await pressTwice(person, await button('Continue'), { server, sends: [setUpTwoFactor], shows: code });
  expect(server.asked(setUpTwoFactor)).toMatchObject([{ body: { password: proof.password } }]);

  await person.type(await code(), proof.code);
  await pressTwice(person, await button('Turn on'), {
    server,
    sends: [confirmTwoFactor],
    shows: () => screen.findByText('Your recovery codes'),
  });
  expect(server.asked(confirmTwoFactor)).toMatchObject([{ body: { code: proof.code } }]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'abcd-1234',
    'efgh-5678',
  ]);
});

test('a double click renews the recovery codes once', async () => {
  server.answer(renewRecoveryCodes, { data: { recoveryCodes: ['abcd-1234'] } });
  const { person, submit } = await openFilled('New recovery codes');
  await pressTwice(person, submit, {
    server,
    sends: [renewRecoveryCodes],
    shows: () => screen.findByText('Your recovery codes'),
  });
  expect(server.asked(renewRecoveryCodes)).toMatchObject([{ body: proof }]);
});

test('a double click turns it off once', async () => {
  server.answer(disableTwoFactor, { message: 'Off' });
  const { person, submit } = await openFilled('Disable');
  await pressTwice(person, submit, {
    server,
    sends: [disableTwoFactor],
    shows: () => screen.findByText('Two-factor authentication is off'),
  });
  expect(server.asked(disableTwoFactor)).toMatchObject([{ body: proof }]);
});
