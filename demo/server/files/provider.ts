/** Who publishes the demo's research, as its files say. */
export const provider = 'Halden Research'
