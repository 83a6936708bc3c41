import type { Player } from '../../../shared/player.ts';

/** Shows the video in a window of its own, or in the page again. A browser that refuses leaves it where it is. */
export function togglePictureInPicture(player: Player): void {
  const video = player.video();
  if (video === null || !document.pictureInPictureEnabled) return;
  const change =
    document.pictureInPictureElement === video
      ? document.exitPictureInPicture()
      : video.requestPictureInPicture();
  change.catch(() => undefined);
}

/** Fills the screen with the player, its controls included, or leaves it. */
export function toggleFullscreen(player: Player): void {
  const frame = player.video()?.closest('.video-player');
  const change = document.fullscreenElement === null ? frame?.requestFullscreen() : document.exitFullscreen();
  change?.catch(() => undefined);
}
