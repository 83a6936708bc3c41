// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { FindInTranscript } from './find-in-transcript.tsx';

const places = [1, 5, 9].map((index) => ({ responseId: 7, index }));

test('goes from what was just typed to the first match, or back to the last', async () => {
  const shown: number[] = [];
  function Finding() {
    const [text, setText] = useState('');
    return (
      <FindInTranscript
        text={text}
        places={text === '' ? [] : places}
        onType={setText}
        onShow={({ index }) => shown.push(index)}
      />
    );
  }
  const person = show(<Finding />);
  await person.type(screen.getByLabelText('Find in this transcript'), 'shop{Shift>}{Enter}{/Shift}');
  expect(shown).toEqual([9]);
  await person.type(
    screen.getByLabelText('Find in this transcript'),
    's{Enter}{Enter}{Shift>}{Enter}{/Shift}',
  );
  expect(shown).toEqual([9, 1, 5, 1]);
});
