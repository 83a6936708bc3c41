import type { Case } from '../api/cases.ts';

export const dashboardCases: readonly Case[] = [
  { name: 'dashboard', request: { path: '/api/dashboard/stats' } },
  ...['7d', '30d', '90d', '1y'].map((period) => ({
    name: `analytics, ${period}`,
    request: { path: `/api/analytics/list?period=${period}` },
  })),
];
