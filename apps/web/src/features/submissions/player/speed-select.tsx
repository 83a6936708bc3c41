import { videoMessages as messages } from '../messages.ts';
import { changePlaybackSettings, speeds, usePlaybackSettings } from './playback-settings.ts';

/** The browser's own list, which also opens in full screen. */
export function SpeedSelect() {
  const { speed } = usePlaybackSettings();
  return (
    <select
      aria-label={messages.speed}
      title={messages.speed}
      value={speed}
      onChange={(event) => changePlaybackSettings({ speed: Number(event.target.value) })}
      className="video-player-button"
    >
      {speeds.map((each) => (
        <option key={each} value={each}>
          {messages.speedShown({ speed: each })}
        </option>
      ))}
    </select>
  );
}
