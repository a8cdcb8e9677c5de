/** The package brings types for its whole build alone; the light one has the same, but for captions, languages and DRM. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
