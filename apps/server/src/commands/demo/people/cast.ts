import type { Actor, Look, Voice } from '@nimble/actors';

type Skin = Look['skin'];
const slt = (shift: number, pace = 1): Voice => ({ name: 'slt', shift, pace });
const rms = (shift: number, pace = 1): Voice => ({ name: 'rms', shift, pace });
const awb = (shift: number, pace = 1): Voice => ({ name: 'awb', shift, pace });

const hazel = '#6b4a2b';
const dark = '#3a241a';
const blue = '#4d7ea8';
const green = '#5f8463';
const look = (skin: Skin, head: Look['head'], rest: Omit<Look, 'skin' | 'head'>): Look => ({
  skin,
  head,
  ...rest,
});

/** Looks and voices of the demo's people, by their names in demo-content. None of them exists. */
export const cast = {
  'Dana Brooks': {
    voice: slt(1),
    look: look('fair', 'oval', {
      hair: { style: 'wavy', color: '#8a4b2a' },
      brows: 'soft',
      eyes: green,
      clothes: { kind: 'blazer', color: '#2f4858', under: '#f4f2ee' },
      room: { kind: 'shelf', wall: '#d9d4c7' },
    }),
  },
  'Mateo Fernández': {
    voice: rms(0.98),
    look: look('olive', 'long', {
      hair: { style: 'sidePart', color: '#2c211c' },
      brows: 'strong',
      eyes: dark,
      beard: 'full',
      clothes: { kind: 'shirt', color: '#7fa3b8' },
      room: { kind: 'window', wall: '#b9c7bd' },
    }),
  },
  'Priya Nair': {
    voice: slt(1.07, 1.02),
    look: look('tan', 'heart', {
      hair: { style: 'long', color: '#1f1614' },
      brows: 'straight',
      eyes: dark,
      earrings: true,
      clothes: { kind: 'vneck', color: '#b03a55' },
      room: { kind: 'plant', wall: '#e2cdb8' },
    }),
  },
  'Kwame Boateng': {
    voice: rms(0.92),
    look: look('deep', 'square', {
      hair: { style: 'buzz', color: '#1a1311' },
      brows: 'straight',
      eyes: '#2b1a12',
      glasses: 'square',
      beard: 'goatee',
      clothes: { kind: 'crew', color: '#d9a441' },
      room: { kind: 'frames', wall: '#a9bcc4' },
    }),
  },
  'Yuki Tanaka': {
    voice: slt(1.12, 0.98),
    look: look('porcelain', 'round', {
      hair: { style: 'bob', color: '#1d1a1c' },
      brows: 'straight',
      eyes: dark,
      glasses: 'round',
      clothes: { kind: 'turtleneck', color: '#5c6f64' },
      room: { kind: 'plain', wall: '#cfc3d4' },
    }),
  },
  'Lukas Brandt': {
    voice: awb(0.96),
    look: look('fair', 'long', {
      hair: { style: 'short', color: '#b98a4e' },
      brows: 'soft',
      eyes: blue,
      glasses: 'thin',
      clothes: { kind: 'hoodie', color: '#46505c' },
      room: { kind: 'board', wall: '#c9d0cf' },
    }),
  },
  'Zeynep Aydin': {
    voice: slt(0.96, 1.04),
    look: look('peach', 'oval', {
      hair: { style: 'curls', color: '#3b2219' },
      brows: 'strong',
      eyes: hazel,
      clothes: { kind: 'crew', color: '#2f7f86' },
      room: { kind: 'lamp', wall: '#c9b8a3' },
    }),
  },
  'Tomasz Wójcik': {
    voice: rms(1.03, 1.05),
    look: look('porcelain', 'square', {
      hair: { style: 'receding', color: '#6d5038' },
      brows: 'straight',
      eyes: blue,
      beard: 'stubble',
      clothes: { kind: 'shirt', color: '#50627a' },
      room: { kind: 'shelf', wall: '#b8c4cf' },
    }),
  },
  'Ines Carvalho': {
    voice: slt(1.03),
    look: look('olive', 'heart', {
      hair: { style: 'ponytail', color: '#4a2c1c' },
      brows: 'soft',
      eyes: hazel,
      clothes: { kind: 'hoodie', color: '#8f9c6a' },
      room: { kind: 'kitchen', wall: '#dcd3c0' },
    }),
  },
  'Amina Yusuf': {
    voice: slt(1.05, 0.98),
    look: look('umber', 'oval', {
      hair: { style: 'headscarf', color: '#3d6f8e' },
      brows: 'soft',
      eyes: '#2b1a12',
      clothes: { kind: 'crew', color: '#31506a' },
      room: { kind: 'plant', wall: '#d8cfc0' },
    }),
  },
  'Marcus Hale': {
    voice: rms(1),
    look: look('brown', 'oval', {
      hair: { style: 'curls', color: '#221814' },
      brows: 'straight',
      eyes: dark,
      beard: 'stubble',
      clothes: { kind: 'hoodie', color: '#a8503c' },
      room: { kind: 'window', wall: '#aab8c2' },
    }),
  },
  'Linh Tran': {
    voice: slt(1.14, 1.02),
    look: look('peach', 'round', {
      hair: { style: 'ponytail', color: '#1c1718' },
      brows: 'soft',
      eyes: dark,
      clothes: { kind: 'shirt', color: '#e3d3c0' },
      room: { kind: 'lamp', wall: '#9fb3a9' },
    }),
  },
  'Sofia Lindqvist': {
    voice: slt(0.98, 0.97),
    look: look('porcelain', 'long', {
      hair: { style: 'bun', color: '#d9b26c' },
      brows: 'soft',
      eyes: blue,
      earrings: true,
      clothes: { kind: 'turtleneck', color: '#33445c' },
      room: { kind: 'frames', wall: '#dad7d0' },
    }),
  },
  'Diego Morales': {
    voice: awb(1.04, 1.03),
    look: look('tan', 'round', {
      hair: { style: 'short', color: '#241a17' },
      brows: 'strong',
      eyes: dark,
      beard: 'moustache',
      clothes: { kind: 'shirt', color: '#5d7f5e' },
      room: { kind: 'kitchen', wall: '#d9c9b0' },
    }),
  },
  'Hannah Weiss': {
    voice: slt(0.93),
    look: look('fair', 'square', {
      hair: { style: 'bob', color: '#a5512d' },
      brows: 'straight',
      eyes: green,
      glasses: 'thin',
      clothes: { kind: 'blazer', color: '#6a4f63', under: '#efe6da' },
      room: { kind: 'shelf', wall: '#cdbfae' },
    }),
  },
  'Tevita Faleolo': {
    voice: rms(0.88, 1.02),
    look: look('brown', 'round', {
      hair: { style: 'afro', color: '#1f1512' },
      brows: 'strong',
      eyes: dark,
      clothes: { kind: 'crew', color: '#2e5e7e' },
      room: { kind: 'board', wall: '#d5c8b4' },
    }),
  },
  'Owen Gallagher': {
    voice: awb(0.93, 1.04),
    look: look('porcelain', 'round', {
      hair: { style: 'curls', color: '#c2602b' },
      brows: 'soft',
      eyes: green,
      beard: 'full',
      clothes: { kind: 'vneck', color: '#3f5b4a' },
      room: { kind: 'plain', wall: '#b7c3d6' },
    }),
  },
  'Mei-Ling Chen': {
    voice: slt(1.1),
    look: look('fair', 'heart', {
      hair: { style: 'long', color: '#201a1d' },
      brows: 'straight',
      eyes: dark,
      glasses: 'square',
      clothes: { kind: 'crew', color: '#c77d6b' },
      room: { kind: 'window', wall: '#c8c0d6' },
    }),
  },
  'Chloé Laurent': {
    voice: slt(1.02, 1.03),
    look: look('peach', 'long', {
      hair: { style: 'wavy', color: '#2e1f1a' },
      brows: 'strong',
      eyes: hazel,
      earrings: true,
      clothes: { kind: 'turtleneck', color: '#8c3b3b' },
      room: { kind: 'frames', wall: '#c2cabb' },
    }),
  },
  'Adebayo Okafor': {
    voice: rms(0.95, 0.98),
    look: look('deep', 'oval', {
      hair: { style: 'bald', color: '#1a1311' },
      brows: 'strong',
      eyes: '#2b1a12',
      beard: 'full',
      clothes: { kind: 'blazer', color: '#3c5a4c', under: '#e9d9a8' },
      room: { kind: 'lamp', wall: '#b9a996' },
    }),
  },
  'Rosa Jiménez': {
    voice: slt(0.95, 1.05),
    look: look('tan', 'round', {
      hair: { style: 'curls', color: '#5a301c' },
      brows: 'soft',
      eyes: hazel,
      glasses: 'round',
      earrings: true,
      clothes: { kind: 'vneck', color: '#d9824a' },
      room: { kind: 'board', wall: '#a9c0bd' },
    }),
  },
  'Nikhil Sharma': {
    voice: awb(1, 1.02),
    look: look('brown', 'square', {
      hair: { style: 'sidePart', color: '#191412' },
      brows: 'strong',
      eyes: dark,
      glasses: 'square',
      beard: 'stubble',
      clothes: { kind: 'shirt', color: '#8a8fb5' },
      room: { kind: 'plant', wall: '#cfd3c6' },
    }),
  },
  'Freya Nielsen': {
    voice: slt(0.9, 0.96),
    look: look('fair', 'oval', {
      hair: { style: 'bun', color: '#b7b3ad' },
      brows: 'soft',
      eyes: blue,
      glasses: 'round',
      clothes: { kind: 'vneck', color: '#44647a' },
      room: { kind: 'kitchen', wall: '#c6d0cc' },
    }),
  },
  'Samir Haddad': {
    voice: awb(0.9),
    look: look('olive', 'square', {
      hair: { style: 'locs', color: '#231814' },
      brows: 'strong',
      eyes: dark,
      beard: 'goatee',
      clothes: { kind: 'crew', color: '#564a78' },
      room: { kind: 'window', wall: '#d6c4b2' },
    }),
  },
} as const satisfies Record<string, Actor>;

export type CastName = keyof typeof cast;
