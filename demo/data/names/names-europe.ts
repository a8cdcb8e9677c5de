/** Invented names by country code, a record for each region. */
export const namesOfEurope: readonly Readonly<Record<string, string>>[] = [
  {
    GB: 'Seacombe; Selwick; Shelduck; Stourhead; Swaledale; Ambleford; Brackwater',
    IE: 'Slievemore; Carrowmore',
    DE: 'Schönfeld; Steinach; Eichenau; Falkenrath; Grünbach',
    FR: 'Sarralbe; Sauveterre; Lavandou; Montclar; Valdonne',
    NL: 'Sluiswijk; Haverkamp; Oosterveen',
    BE: 'Sint-Alban; Kortenaar',
    CH: 'Säntis; Rotsee',
    AT: 'Silvretta; Steyrtal; Zirbitz',
  },
  {
    ES: 'Salobre; Sierralta; Solsona; Sorribes; Duratón; Miraflor; Valdemora',
    IT: "Serravalle; Sant'Elmo; Solferro; Sestrina; Brianzola; Castelmoro",
    PT: 'Sesmarias; Sobreira; Figueiral; Ribadoiro',
  },
  {
    PL: 'Sokolica; Sandomirka; Stalówka; Szklarnia; Sadowski; Bystrzyca; Chmielna; Wierzba',
    CZ: 'Sněžník; Stříbrná; Svatava; Dobrava; Hradiště; Jezerka',
    TR: 'Sarıkaya; Söğütlü; Sahilköy; Karadağ',
  },
]
