/** Icons of a player's controls. */
export const playIcon = 'M4.5 2.75v10.5L13 8z'
export const pauseIcon = 'M5 3v10m6-10v10'
const speaker = 'M2.25 6v4h2.5L8.25 13V3L4.75 6z'
export const volumeIcon = `${speaker}M10.5 5.75a3.2 3.2 0 0 1 0 4.5m1.75-6.25a5.65 5.65 0 0 1 0 8`
export const mutedIcon = `${speaker}m8.25 0 3.5 4m0-4-3.5 4`
export const captionsIcon =
  'M3 3.25h10A1.25 1.25 0 0 1 14.25 4.5v7A1.25 1.25 0 0 1 13 12.75H3A1.25 1.25 0 0 1 1.75 11.5v-7A1.25 1.25 0 0 1 3 3.25M7 7a1.4 1.4 0 1 0 0 2m4.5-2a1.4 1.4 0 1 0 0 2'
export const pictureInPictureIcon =
  'M7 12.75H3A1.25 1.25 0 0 1 1.75 11.5v-7A1.25 1.25 0 0 1 3 3.25h10a1.25 1.25 0 0 1 1.25 1.25V7M9 9.25h5.25v3.5H9z'
export const fullscreenIcon = 'M2.25 6V2.25H6m4 0h3.75V6m0 4v3.75H10m-4 0H2.25V10'
export const exitFullscreenIcon = 'M6 2.25V6H2.25m11.5 0H10V2.25m0 11.5V10h3.75m-11.5 0H6v3.75'
