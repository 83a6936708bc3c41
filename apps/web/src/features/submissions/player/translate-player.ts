import { addTranslation, setLanguage } from 'media-chrome/dist/utils/i18n.js';
import type { ShownLanguage } from '../../../lib/language/language.ts';
import { playerMessages as messages } from './messages.ts';

let shown: ShownLanguage | undefined;

/** Gives the player's library its texts in a language. It reads them when its elements are rendered. */
export function translatePlayer(language: ShownLanguage): void {
  if (language === shown) return;
  shown = language;
  addTranslation(language, texts());
  setLanguage(language);
}

/** Translations by the English texts of the library. */
function texts(): Record<string, string> {
  const seconds = '{seekOffset}';
  return {
    play: messages.play,
    Play: messages.play,
    pause: messages.pause,
    Pause: messages.pause,
    mute: messages.mute,
    Mute: messages.mute,
    unmute: messages.unmute,
    Unmute: messages.unmute,
    volume: messages.volume,
    seek: messages.seek,
    'seek back {seekOffset} seconds': messages.back({ seconds }),
    'Seek backward': messages.back({ seconds: '10' }),
    'seek forward {seekOffset} seconds': messages.forward({ seconds }),
    'Seek forward': messages.forward({ seconds: '10' }),
    'enter fullscreen mode': messages.enterFullscreen,
    'Enter fullscreen mode': messages.enterFullscreen,
    'exit fullscreen mode': messages.exitFullscreen,
    'Exit fullscreen mode': messages.exitFullscreen,
    'enter picture in picture mode': messages.enterPictureInPicture,
    'Enter picture in picture mode': messages.enterPictureInPicture,
    'exit picture in picture mode': messages.exitPictureInPicture,
    'Exit picture in picture mode': messages.exitPictureInPicture,
    'video player': messages.player,
    'playback time': messages.time,
    'media loading': messages.loading,
    'video not loaded, unknown time.': messages.notLoaded,
    '{currentTime} of {totalTime}': messages.timeOf({ now: '{currentTime}', total: '{totalTime}' }),
    '{time} remaining': messages.remaining({ time: '{time}' }),
    hour: messages.hour,
    hours: messages.hours,
    minute: messages.minute,
    minutes: messages.minutes,
    second: messages.second,
    seconds: messages.seconds,
  };
}
