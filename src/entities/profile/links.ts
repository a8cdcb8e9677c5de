import { apiBase, portalLink, profileLinksEnabled } from '#config/config.ts'
import { safeUrl } from '#lib/url/safe-url.ts'

/** The profile of a company or an analyst. Undefined if there is none, or links to profiles are off (R052). */
export const getProfileUrl = (tag: { profile_link?: string | null | undefined }): string | undefined =>
  profileLinksEnabled() ? portalLink(tag.profile_link)?.href : undefined

/** The picture of a company or an analyst; undefined without a safe address. */
export const getImageUrl = ({
  thumbnail_url: image,
}: {
  thumbnail_url?: string | null | undefined
}): string | undefined => safeUrl(image, apiBase().href)?.href
