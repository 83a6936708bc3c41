import { type Employee, newAdmin } from '../../support/company.ts';
import { type LongCompany, longCompany } from '../../support/layout/long-company.ts';
import { setUpMaster } from '../../support/master.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';

/** Everybody who sees pages, in long texts; the newcomer's company is empty. */
export type Stage = { nimble: NimbleServer; master: Employee; company: LongCompany; newcomer: Employee };

export async function setTheStage(nimble: NimbleServer): Promise<Stage> {
  const master = await setUpMaster(nimble);
  const company = await longCompany(nimble);
  return { nimble, master, company, newcomer: await newAdmin(nimble) };
}
