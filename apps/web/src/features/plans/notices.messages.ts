/** What people read about their company on the dashboard. */
export const noticesMessages = {
  label: 'Notices about your company',
  open: 'Details',
  planNotChosen: (plan: string) =>
    `Your trial or plan has ended, and your company is on ${plan}. Nothing is erased until you choose a plan.`,
} as const;
