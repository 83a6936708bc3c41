import type { Notice } from '@nimble/contracts/notifications';
import { turningLimits } from '@nimble/contracts/plans';
import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Stores which trials and plans have ended; runs by the clock. */
export const endPlans = defineTask({
  name: 'plans.end',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./end-plans.ts')).endPlansHandler,
});

/** Notifies companies in time of effects of their plan; runs by the clock. */
export const watchPlans = defineTask({
  name: 'plans.watch',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./watch-plans.ts')).watchPlansHandler,
});

/** Warns of and erases submissions older than a company's plan keeps them; runs by the clock. */
export const keepRetention = defineTask({
  name: 'plans.keep-retention',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./retention/keep-retention.ts')).keepRetentionHandler,
});

/** Merges storage rows of companies; runs by the clock. */
export const addUpStorage = defineTask({
  name: 'plans.add-up-storage',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./limits/add-up-storage.ts')).addUpStorageHandler,
});

/** Emails one person what will be erased and when. */
export const sendRetentionMail = defineTask({
  name: 'plans.send-retention-mail',
  payload: z.object({ companyId: z.number(), warningId: z.number(), userId: z.number() }),
  maxAttempts: 10,
  sendsMail: true,
  load: async () => (await import('./retention/send-retention-mail.ts')).sendRetentionMailHandler,
});

/** Plans an email to each person who decides about the plan: how often candidates were turned away. */
export const mailTurnedAway = defineTask({
  name: 'plans.mail-turned-away',
  payload: z.object({ companyId: z.number(), limit: z.enum(turningLimits) }),
  maxAttempts: 10,
  load: async () => (await import('./notices/report-turned-away.ts')).mailTurnedAwayHandler,
});

/** Emails one person about their company's plan. */
export const sendPlanMail = defineTask({
  name: 'plans.send-mail',
  payload: z.object({
    companyId: z.number(),
    userId: z.number(),
    notice: z.custom<Notice>(),
  }),
  maxAttempts: 10,
  sendsMail: true,
  load: async () => (await import('./notices/send-plan-mail.ts')).sendPlanMailHandler,
});

/** Emails one master about a company's question about plans. */
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

/** Updates a company's plan to what the payment provider says is paid. */
export const applyPayment = defineTask({
  name: 'plans.apply-payment',
  payload: z.object({ subscriptionId: z.string() }),
  maxAttempts: 25,
  isAwaited: true,
  load: async () => (await import('./payments/apply-payment.ts')).applyPaymentHandler,
});

/** Cancels a subscription that would be paid twice. */
export const cancelPayment = defineTask({
  name: 'plans.cancel-payment',
  payload: z.object({ subscriptionId: z.string() }),
  maxAttempts: 25,
  load: async () => (await import('./payments/cancel-payment.ts')).cancelPaymentHandler,
});

/** Deletes old events of the payment provider; runs by the clock. */
export const sweepPaymentEvents = defineTask({
  name: 'plans.sweep-payment-events',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./payments/sweep-payment-events.ts')).sweepPaymentEventsHandler,
});
