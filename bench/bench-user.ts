/** The admin whom the seeds create and the benches sign in. */
export const benchUser = { email: 'bench@example.com', password: 'Bench-password-1' };
