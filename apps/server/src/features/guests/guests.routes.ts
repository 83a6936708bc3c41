import {
  addGuestComment,
  createGuestLink,
  createResultLink,
  getGuestTranscript,
  listGuestLinks,
  openGuestLink,
  revokeGuestLink,
  watchAsGuest,
} from '@nimble/contracts/guests';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import { sendFileUnkept } from '../../platform/http/send-file.ts';
import type { GuestLinksService } from './guest-links.service.ts';
import type { GuestsService } from './guests.service.ts';

type Services = { guestLinks: GuestLinksService; guests: GuestsService };

export function guestsRoutes(app: FastifyInstance, { guestLinks, guests }: Services): void {
  handle(app, listGuestLinks, async ({ principal, params }) => ({
    data: await guestLinks.list(principal.companyId, params.id),
  }));
  handle(app, createGuestLink, async ({ principal, params, body }) => ({
    data: await guestLinks.create(principal, params.id, body.data),
  }));
  handle(app, createResultLink, async ({ principal, params, body }) => ({
    data: await guestLinks.createOfResult(principal, params.id, body.data),
  }));
  handle(app, revokeGuestLink, async ({ principal, params }) => {
    await guestLinks.revoke(principal, params.id);
    return { data: { id: params.id } };
  });
  handle(app, openGuestLink, async ({ principal }) => ({ data: await guests.view(principal) }));
  handle(app, getGuestTranscript, async ({ principal, params }) => ({
    data: await guests.transcript(principal, params.number),
  }));
  handle(app, addGuestComment, async ({ principal, body }) => ({
    data: await guests.comment(principal, body.data),
  }));
  handle(app, watchAsGuest, async ({ params, query, request, reply }) => {
    const file = await guests.watch({ ...params, ...query, expires: Number(query.expires) });
    return sendFileUnkept(request, reply, file);
  });
}
