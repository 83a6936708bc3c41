import type { BehavioralInsights } from '@nimble/contracts/insights';
import { type ReactNode, useId } from 'react';
import { formatList } from '../../lib/formats.ts';
import { Evidence, type PlayFrom } from './evidence.tsx';
import { insightsMessages as messages } from './messages.ts';
import { MethodButton } from './method-button.tsx';
import { Rings } from './rings.tsx';

const texts = messages.picture;
const names = messages.behavioral;

/** Facts about delivery, separate from the score, which uses none of them. */
export function Delivery({ behavioral, onPlay }: { behavioral: BehavioralInsights; onPlay: PlayFrom }) {
  const { picture, confidence, engagement, eyeContact, nervousness } = behavioral;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="mb-3 font-semibold text-sm">
        {messages.delivery}
      </h4>
      <Rings
        rings={[
          { ...names.confidence, part: confidence },
          {
            ...names.engagement,
            part: engagement,
            hint: texts.inView({ inView: picture.inView, frames: picture.frames }),
            without: whyNot(picture),
            below: <Details picture={picture} onPlay={onPlay} />,
          },
          {
            ...names.eyeContact,
            part: eyeContact,
            hint: texts.turned({ turned: picture.turned, inView: picture.inView }),
            without:
              picture.state === 'measured' ? texts.tooFewFaces({ inView: picture.inView }) : whyNot(picture),
          },
          { ...names.nervousness, part: nervousness },
        ]}
      />
    </section>
  );
}

/** What was counted in the picture, where no scores are used. */
export function PictureFacts({ picture, onPlay }: { picture: Picture; onPlay: PlayFrom }) {
  const { state, frames, inView, turned } = picture;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="mb-1 font-semibold text-sm">
        {messages.delivery}
      </h4>
      {state === 'measured' ? (
        <dl className="divide-y divide-line">
          <Fact name={names.engagement} text={texts.inView({ inView, frames })}>
            <Details picture={picture} onPlay={onPlay} />
          </Fact>
          <Fact name={names.eyeContact} text={texts.turned({ turned, inView })} />
        </dl>
      ) : (
        <p className="text-ink-soft text-sm">{whyNot(picture)}</p>
      )}
    </section>
  );
}

type FactProps = { name: { name: string; method: string }; text: string; children?: ReactNode };

function Fact({ name: { name, method }, text, children }: FactProps) {
  return (
    <div className="py-2.5">
      <dt className="flex items-center gap-0.5 font-medium">
        {name}
        <MethodButton name={name} method={method} />
      </dt>
      <dd className="text-ink-soft text-sm tabular-nums">
        {text}
        {children}
      </dd>
    </div>
  );
}

type Picture = BehavioralInsights['picture'];

function whyNot({ state, frames, blank }: Picture): string {
  return state === 'notEnough' ? texts.states.notEnough({ frames, blank }) : texts.states[state];
}

/** What was not counted, and when no face was in view. */
function Details({ picture, onPlay }: { picture: Picture; onPlay: PlayFrom }) {
  const { state, blank, leftOut, outOfView } = picture;
  if (state !== 'measured') return null;
  const notCounted = [
    blank > 0 && texts.blank({ blank }),
    leftOut.length > 0 && texts.leftOut({ count: leftOut.length, numbers: formatList(leftOut) }),
  ];
  return (
    <>
      {notCounted.map((text) => text && <p key={text}>{text}</p>)}
      {outOfView.length > 0 && (
        <>
          <p className="mt-1.5">{texts.outOfView}</p>
          <Evidence moments={outOfView} onPlay={onPlay} />
        </>
      )}
    </>
  );
}
