import { declareCollection, fieldsOf } from '../collections/declaration.ts';
import type { RequestOf } from '../collections/request.ts';
import { staffUser } from './staff.schemas.ts';

/** Allowed queries of a company's users. Role and avatar are always included. */
export const usersCollection = declareCollection({
  name: 'User',
  filters: {
    id: { kind: 'number' },
    username: { kind: 'text' },
    displayName: { kind: 'text', nullable: true },
    email: { kind: 'text' },
    role: { kind: 'number' },
    'role.id': { kind: 'number' },
    'role.name': { kind: 'text' },
    status: { kind: 'choice', values: ['active', 'invited'] },
    createdAt: { kind: 'time' },
    updatedAt: { kind: 'time' },
  },
  sort: ['createdAt', 'updatedAt', 'username', 'email'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: { role: ['id', 'name', 'description'], avatar: ['id', 'url'] },
  fields: fieldsOf(staffUser),
});

export type UsersRequest = RequestOf<typeof usersCollection>;
