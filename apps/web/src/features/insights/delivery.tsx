import type { BehavioralInsights } from '@nimble/contracts/insights';
import { useId } from 'react';
import { Evidence, type PlayFrom } from './evidence.tsx';
import { insightsMessages as messages } from './messages.ts';
import { Rings } from './rings.tsx';

const texts = messages.picture;

/** Facts of delivery, apart from the score: none of them is in it. */
export function Delivery({ behavioral, onPlay }: { behavioral: BehavioralInsights; onPlay: PlayFrom }) {
  const { picture, confidence, engagement, eyeContact, nervousness } = behavioral;
  const names = messages.behavioral;
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
            hint: texts.inView(picture.inView, picture.frames),
            without: whyNot(picture),
            below: <Details picture={picture} onPlay={onPlay} />,
          },
          {
            ...names.eyeContact,
            part: eyeContact,
            hint: texts.turned(picture.turned, picture.inView),
            without: picture.state === 'measured' ? texts.tooFewFaces(picture.inView) : whyNot(picture),
          },
          { ...names.nervousness, part: nervousness },
        ]}
      />
    </section>
  );
}

type Picture = BehavioralInsights['picture'];

function whyNot({ state, frames, blank }: Picture): string {
  return state === 'notEnough' ? texts.states.notEnough(frames, blank) : texts.states[state];
}

/** What was not counted, and where nobody was to be seen. */
function Details({ picture, onPlay }: { picture: Picture; onPlay: PlayFrom }) {
  const { state, blank, leftOut, outOfView } = picture;
  if (state !== 'measured') return null;
  const notCounted = [blank > 0 && texts.blank(blank), leftOut.length > 0 && texts.leftOut(leftOut)];
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
