/** Who publishes the demo's research, as its files say. */
export const provider = 'Halden Research'

/** A name of the provider's that stays when servers move. */
export const providerDomain = 'halden.example'
