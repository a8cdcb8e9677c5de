/** Icons that every element may need. Each is one path, drawn on a 16 px grid with a 1.5 px stroke, a pixel inside the edge. */
export const closeIcon = 'm3.5 3.5 9 9m0-9-9 9'
export const eyeIcon =
  'M1.25 8S3.75 3.5 8 3.5 14.75 8 14.75 8 12.25 12.5 8 12.5 1.25 8 1.25 8zM6 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0'
export const eyeOffIcon = `${eyeIcon}M2.25 1.75l11.5 12.5`
export const errorIcon = 'M1.5 8a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M8 4.5v4m0 2.7v.1'
export const retryIcon = 'M13.25 8A5.25 5.25 0 1 1 11.4 4l1.85 1.75m0-3.5v3.5h-3.5'
