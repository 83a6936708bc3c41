// @vitest-environment happy-dom
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
  twoFactorState,
} from '@nimble/contracts/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { pressByKeys, tabTo, typeByKeys } from '../../../testing/keyboard.ts';
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

test('it is set up by keyboard; a wrong code says so, and only one’s own word closes the recovery codes', async () => {
  server.answer(setUpTwoFactor, {
    data: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Nimble:ada?secret=JBSWY3DPEHPK3PXP' },
  });
  const person = open(false);
  expect(await screen.findByText('Currently disabled')).toBeDefined();
  await tabTo(person, await button('Enable'));
  await person.keyboard('{Enter}');
  const password = (await dialog()).getByLabelText('Password');
  await waitFor(() => expect(document.activeElement).toBe(password));
  await person.keyboard(`${proof.password}{Enter}`);
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Key').value).toBe('JBSWY3DPEHPK3PXP');
  expect(document.activeElement).toBe(await code());

  server.answer(confirmTwoFactor, refusal('two_factor.code_invalid'));
  await person.keyboard('000000');
  await pressByKeys(person, 'Turn on');
  expect(await screen.findByText(/^This code is incorrect/)).toBeDefined();
  server.answer(confirmTwoFactor, () => {
    server.answer(twoFactorState, { data: { isEnabled: true, recoveryCodesLeft: 1 } });
    return { data: { recoveryCodes: ['abcd-1234'] } };
  });
  await typeByKeys(person, 'Code', proof.code);
  await pressByKeys(person, 'Turn on');
  await screen.findByText('Your recovery codes');
  // They are shown once: what closes other dialogs does not lose them.
  await person.keyboard('{Escape}');
  expect(screen.getByText('abcd-1234')).toBeDefined();
  await pressByKeys(person, 'I have saved them');
  expect(await screen.findByText('Currently enabled')).toBeDefined();
  expect(screen.getByText('1 recovery code is left.')).toBeDefined();
});

test('nothing closes what turns it on before the recovery codes have come', async () => {
  server.answer(setUpTwoFactor, {
    data: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Nimble:ada?secret=JBSWY3DPEHPK3PXP' },
  });
  server.answer(confirmTwoFactor, { data: { recoveryCodes: ['abcd-1234'] } });
  const person = open(false);
  await person.click(await button('Enable'));
  await person.type((await dialog()).getByLabelText('Password'), `${proof.password}{Enter}`);
  await person.type(await code(), proof.code);
  const answer = server.hold();
  await person.click(await button('Turn on'));
  await waitFor(() => expect(server.asked(confirmTwoFactor)).toHaveLength(1));
  await person.keyboard('{Escape}');
  answer();
  expect(await screen.findByText('abcd-1234')).toBeDefined();
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
  server.answer(twoFactorState, { data: { isEnabled: false, recoveryCodesLeft: 0 } });
  await pressTwice(person, submit, {
    server,
    sends: [disableTwoFactor],
    shows: () => screen.findByText('Two-factor authentication is off'),
  });
  expect(await screen.findByText('Currently disabled')).toBeDefined();
  expect(server.asked(disableTwoFactor)).toMatchObject([{ body: proof }]);
});
