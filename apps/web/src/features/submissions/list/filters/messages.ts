export const filterMessages = {
  sort: 'Sort by',
  sorts: {
    'createdAt:desc': 'Newest first',
    'createdAt:asc': 'Oldest first',
    'candidateName:asc': 'Name, A to Z',
    'candidateName:desc': 'Name, Z to A',
    'rating:desc': 'Highest score',
    'rating:asc': 'Lowest score',
  },
  job: {
    label: 'Filter by job',
    all: 'All jobs',
    clear: 'Show the candidates of all jobs',
    none: 'No job found',
    failed: 'Failed to fetch jobs',
    more: (count: number) => `${count.toLocaleString()} more. Type to find a job.`,
  },
} as const;
