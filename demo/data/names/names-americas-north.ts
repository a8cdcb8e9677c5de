/** Invented names by country code, a record for each region. */
export const namesOfAmericasAndNorth: readonly Readonly<Record<string, string>>[] = [
  {
    SE: 'Sandhem; Skogby; Silverå; Strömvall; Ekviken; Åkerby',
    NO: 'Solvik; Stensvik; Snefjord; Brattvåg; Drevsjø; Fjordane',
    DK: 'Sundhavn; Særland; Gyldholm; Høeg',
    FI: 'Savilahti; Suvanto; Kaukola; Lempinen',
  },
  {
    US: 'Saltmarsh; Sawtooth; Sedgeley; Shadowbrook; Silvertree; Stillmeadow; Sugarbush; Applewhite; Dovecote; Everdale; Firethorn; Greywing; Kittredge; Oakhaven',
    CA: 'Summerhill; Saint-Élie; Sorelle; Spruceline; Cutbank; Laurentide',
  },
  {
    BR: 'Sabiá; Salgueiro; Sertânia; Santelmo; Serafim; Siqueira; Aratiba; Boa Serra; Cachoeirinha; Guaíra; Jacarandá; Paranhos',
    MX: 'Solimar; Soconusco; Sauceda; Sotavento; Durazno; Mezquital; Nopalera; Tepeyac',
  },
]
