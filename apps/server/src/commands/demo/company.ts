import type { Look } from '@nimble/actors';
import { cast } from './people/cast.ts';
import type { TeamName } from './people/demo-person.ts';

/** The employer of the demo: a mail-order furniture company. */
export const company = {
  name: 'Alder & Finch',
  website: 'https://alder-and-finch.example.com',
  primaryColor: '#a8452c',
  secondaryColor: '#1f3d36',
  accentColor: '#e8b04a',
} as const;

/** The company's own role for managers who choose their own people. */
export const hiringManager = {
  name: 'Hiring manager',
  description: 'Reviews candidates and follows the figures, without changing the company',
} as const;

type Member = {
  username: string;
  email: string;
  position: string;
  role: 'admin' | 'sub_admin' | typeof hiringManager.name;
  look: Look;
};

/** Elena runs the company, and the visitor of the demo signs in as her. */
export const team: Readonly<Record<TeamName, Member>> = {
  Elena: {
    username: 'Elena Marsh',
    email: 'elena.marsh@alder-and-finch.example.com',
    position: 'Head of People',
    role: 'admin',
    look: {
      ...cast['Hannah Weiss'].look,
      hair: { style: 'wavy', color: '#5a3a26' },
      clothes: { kind: 'blazer', color: '#1f3d36', under: '#f4efe6' },
      room: { kind: 'plain', wall: '#e8c9a4' },
    },
  },
  Jonas: {
    username: 'Jonas Keller',
    email: 'jonas.keller@alder-and-finch.example.com',
    position: 'Engineering lead',
    role: hiringManager.name,
    look: {
      ...cast['Lukas Brandt'].look,
      beard: 'full',
      hair: { style: 'short', color: '#5b4030' },
      room: { kind: 'plain', wall: '#b7cdbf' },
    },
  },
  Fatima: {
    username: 'Fatima Rahman',
    email: 'fatima.rahman@alder-and-finch.example.com',
    position: 'Head of Customer Care',
    role: hiringManager.name,
    look: {
      ...cast['Amina Yusuf'].look,
      skin: 'tan',
      hair: { style: 'headscarf', color: '#a05a6e' },
      room: { kind: 'plain', wall: '#d8cfe0' },
    },
  },
  Theo: {
    username: 'Theo Papadakis',
    email: 'theo.papadakis@alder-and-finch.example.com',
    position: 'Recruiter',
    role: 'sub_admin',
    look: {
      ...cast['Mateo Fernández'].look,
      beard: 'stubble',
      glasses: 'round',
      hair: { style: 'curls', color: '#33261f' },
      room: { kind: 'plain', wall: '#c3d2dc' },
    },
  },
};

/** A finch's wing over a leaf, in the company's colors; it stands on light and on dark. */
export const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
<rect width="512" height="512" rx="116" fill="#a8452c"/>
<path d="M96 352C96 208 196 120 352 112C360 256 268 356 128 372Z" fill="#f6ead8"/>
<path d="M120 392C160 300 220 232 316 168" fill="none" stroke="#a8452c" stroke-width="20" stroke-linecap="round"/>
<path d="M248 404C252 316 312 256 424 244C424 336 360 402 264 412Z" fill="#e8b04a"/>
<path d="M240 436C272 376 316 328 376 292" fill="none" stroke="#a8452c" stroke-width="16" stroke-linecap="round"/>
</svg>`;
