import type { Replay } from '#contract/roadshow.ts'
import type { Tag } from '#contract/tag.ts'
import captions from '../../../assets/replay/captions.en.vtt?url'
import film from '../../../assets/replay/film.mp4?url'
import poster from '../../../assets/replay/poster.jpg?url'
import file from './sample.pdf?url'

/** The film of every sample event that has one. */
export const sampleReplay: Replay = {
  sources: [{ src: film, type: 'video/mp4' }],
  captions: [{ src: captions, srclang: 'en', label: 'English' }],
  poster_url: poster,
}

/** In place of every model and tear sheet. */
export const sampleFile: NonNullable<Tag['model']> = { has_access: true, download_url: file }
