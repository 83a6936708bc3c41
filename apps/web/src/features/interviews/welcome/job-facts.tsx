import type { PublicJob } from '@nimble/contracts/interviews';
import { Banknote, Briefcase, Building2, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { interviewTexts as texts } from '../messages.ts';

/** Place and kind of work, as far as the employer states them. */
export function JobFacts({ job }: { job: PublicJob }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-ink-soft">
      <Fact icon={<Briefcase />}>{texts.types[job.type]}</Fact>
      {job.department !== null && <Fact icon={<Building2 />}>{job.department}</Fact>}
      {job.location !== null && <Fact icon={<MapPin />}>{job.location}</Fact>}
      {job.salary !== null && <Fact icon={<Banknote />}>{job.salary}</Fact>}
    </ul>
  );
}

export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 wrap-anywhere [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-brand-ink">
      {icon}
      <bdi>{children}</bdi>
    </li>
  );
}

/** Requirements and benefits, in the employer's own lines. */
export function JobNote({ title, note }: { title: string; note: string | null }) {
  if (note === null) return null;
  return (
    <section>
      <h2 className="font-semibold text-lg">{title}</h2>
      <p dir="auto" className="mt-1 whitespace-pre-line text-ink-soft wrap-anywhere">
        {note}
      </p>
    </section>
  );
}
