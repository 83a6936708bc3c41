import type { Player } from '../../../shared/player.ts';

/** Toggles picture-in-picture. A browser that refuses leaves the video where it is. */
export function togglePictureInPicture(player: Player): void {
  const video = player.video();
  if (video === null || !document.pictureInPictureEnabled) return;
  const change =
    document.pictureInPictureElement === video
      ? document.exitPictureInPicture()
      : video.requestPictureInPicture();
  change.catch(() => undefined);
}

/** Toggles full screen for the player with its controls. */
export function toggleFullscreen(player: Player): void {
  const frame = player.video()?.closest('.video-player');
  const change = document.fullscreenElement === null ? frame?.requestFullscreen() : document.exitFullscreen();
  change?.catch(() => undefined);
}
