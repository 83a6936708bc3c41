import { isFinal, type Submission } from '@nimble/contracts/submissions';
import { useMemo } from 'react';
import type { Player } from '../../../shared/player.ts';
import { type KeyHandlers, useReviewKeys } from '../keyboard/use-review-keys.ts';
import { chapterAt, chaptersOf } from '../player/chapters.ts';
import { changePlaybackSettings, playbackSettings, stepSpeed } from '../player/playback-settings.ts';
import { toggleFullscreen, togglePictureInPicture } from '../player/windows.ts';
import type { QueueSteps } from '../queue/use-queue-steps.ts';
import { scoreOfPoints } from '../review/quick-score.tsx';
import type { Decide } from '../review/use-decide.ts';
import type { CandidateTabsState } from '../tabs/use-candidate-tabs.ts';
import { undoLatest } from '../undo/undo-offers.ts';

const stepSeconds = 5;
/** Within this time of an answer's start the "previous" key goes to the one before, not to this one's start again. */
const startSeconds = 2;

type Page = {
  submission: Submission;
  player: Player;
  tabs: CandidateTabsState;
  /** Absent if the role or the state does not allow it. */
  decide: Decide | undefined;
  along: QueueSteps;
  onHelp: () => void;
};

/** Fast presses count even before the next candidate is loaded. */
export const queueKeys = ({ step }: QueueSteps): KeyHandlers => ({
  nextCandidate: () => step(1),
  previousCandidate: () => step(-1),
  undo: undoLatest,
});

const decidingKeys = (decide: Decide, { status }: Submission): KeyHandlers => ({
  score: (points) => decide.giveScore(scoreOfPoints(points)),
  ...(!isFinal(status) && { approve: decide.approve, reject: decide.reject }),
});

export function useSubmissionKeys({ submission, player, tabs, decide, along, onHelp }: Page): void {
  const { responses, compiled_video: joined } = submission;
  const chapters = useMemo(() => chaptersOf(responses, joined?.duration ?? 0), [responses, joined?.duration]);

  function goToAnswer(step: 1 | -1): void {
    const now = player.current();
    const playing = chapterAt(chapters, step === 1 ? now : now - startSeconds);
    const at = chapters.findIndex(({ number }) => number === playing?.number);
    const chapter = chapters[step === 1 ? at + 1 : at];
    if (chapter !== undefined) player.seek(chapter.startsAt);
  }

  const watching: KeyHandlers = {
    playOrPause: player.toggle,
    back: () => player.step(-stepSeconds),
    forward: () => player.step(stepSeconds),
    previousAnswer: () => goToAnswer(-1),
    nextAnswer: () => goToAnswer(1),
    slower: () => stepSpeed(-1),
    faster: () => stepSpeed(1),
    captions: () => changePlaybackSettings({ captions: !playbackSettings().captions }),
    skipSilences: () => changePlaybackSettings({ skipSilences: !playbackSettings().skipSilences }),
    mute: () => {
      const video = player.video();
      if (video !== null) video.muted = !video.muted;
    },
    pictureInPicture: () => togglePictureInPicture(player),
    fullscreen: () => toggleFullscreen(player),
  };
  useReviewKeys({
    ...(joined !== null && watching),
    ...(decide !== undefined && decidingKeys(decide, submission)),
    ...queueKeys(along),
    note: tabs.writeNote,
    ...(submission.status !== 'processing' && {
      transcript: () => tabs.openTab('transcript'),
      scorecard: () => tabs.openTab('assessment'),
    }),
    help: onHelp,
  });
}
