import { apiBase, portalLink, profileLinksEnabled } from '#config/config.ts'
import { safeUrl } from '#lib/url/safe-url.ts'

/** The page of a company or an analyst; undefined where there is none, or profiles are not linked to (R052). */
export const profileOf = (tag: { profile_link?: string | null | undefined }): string | undefined =>
  profileLinksEnabled() ? portalLink(tag.profile_link)?.href : undefined

/** A picture of a company or an analyst; undefined where there is none that may be shown. */
export const imageOf = ({ thumbnail_url: image }: { thumbnail_url?: string | null | undefined }): string | undefined =>
  safeUrl(image, apiBase().href)?.href
