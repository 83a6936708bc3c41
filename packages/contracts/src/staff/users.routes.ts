import { collectionAnswer, collectionQuery } from '../pagination.ts';
import { route } from '../route.ts';
import { staffUser } from './staff.schemas.ts';
import { usersCollection } from './users.collection.ts';

/**
 * All users of the caller's company, including invited ones. They are added by an invitation and removed by the staff
 * calls; users change only their own record.
 */
export const listUsers = route({
  method: 'GET',
  url: '/api/users',
  collection: usersCollection,
  schema: {
    summary: 'List all users',
    querystring: collectionQuery,
    response: { 200: collectionAnswer(staffUser) },
  },
  config: { access: { resource: 'user-management', action: 'view' } },
});
