import { turningLimits } from '@nimble/contracts/plans';
import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Writes down which trials and plans have ended; runs by the clock. */
export const endPlans = defineTask({
  name: 'plans.end',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./end-plans.ts')).endPlansHandler,
});

/** Tells companies in time what their plan does; runs by the clock. */
export const watchPlans = defineTask({
  name: 'plans.watch',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./watch-plans.ts')).watchPlansHandler,
});

/** Warns of and erases what is older than a company's plan keeps it; runs by the clock. */
export const keepRetention = defineTask({
  name: 'plans.keep-retention',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./retention/keep-retention.ts')).keepRetentionHandler,
});

/** Keeps short what is added up for a company's storage; runs by the clock. */
export const addUpStorage = defineTask({
  name: 'plans.add-up-storage',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./limits/add-up-storage.ts')).addUpStorageHandler,
});

/** Tells one person what will be erased and when. */
export const sendRetentionMail = defineTask({
  name: 'plans.send-retention-mail',
  payload: z.object({ companyId: z.number(), warningId: z.number(), userId: z.number() }),
  maxAttempts: 10,
  sendsMail: true,
  load: async () => (await import('./retention/send-retention-mail.ts')).sendRetentionMailHandler,
});

/** Tells the people who decide about a plan how often candidates were turned away. */
export const mailTurnedAway = defineTask({
  name: 'plans.mail-turned-away',
  payload: z.object({ companyId: z.number(), limit: z.enum(turningLimits) }),
  maxAttempts: 10,
  load: async () => (await import('./notices/tell-turned-away.ts')).mailTurnedAwayHandler,
});

/** Tells one person something about their company's plan. */
export const sendPlanMail = defineTask({
  name: 'plans.send-mail',
  payload: z.object({
    companyId: z.number(),
    userId: z.number(),
    subject: z.string(),
    paragraphs: z.array(z.string()),
  }),
  maxAttempts: 10,
  sendsMail: true,
  load: async () => (await import('./notices/send-plan-mail.ts')).sendPlanMailHandler,
});

/** Tells one person who runs the installation that a company asks about plans. */
export const sendSalesRequest = defineTask({
  name: 'plans.send-sales-request',
  payload: z.object({
    companyId: z.number(),
    userId: z.number(),
    masterId: z.number(),
    message: z.string(),
    phone: z.string(),
  }),
  maxAttempts: 10,
  sendsMail: true,
  load: async () => (await import('./agreement/send-sales-request.ts')).sendSalesRequestHandler,
});

/** Makes a company's plan what the payment provider says that it pays for. */
export const applyPayment = defineTask({
  name: 'plans.apply-payment',
  payload: z.object({ subscriptionId: z.string() }),
  maxAttempts: 25,
  isAwaited: true,
  load: async () => (await import('./payments/apply-payment.ts')).applyPaymentHandler,
});

/** Ends what a company would pay for twice. */
export const cancelPayment = defineTask({
  name: 'plans.cancel-payment',
  payload: z.object({ subscriptionId: z.string() }),
  maxAttempts: 25,
  load: async () => (await import('./payments/cancel-payment.ts')).cancelPaymentHandler,
});

/** Forgets what the payment provider has told long ago; runs by the clock. */
export const sweepPaymentEvents = defineTask({
  name: 'plans.sweep-payment-events',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./payments/sweep-payment-events.ts')).sweepPaymentEventsHandler,
});
