/** Invented names by country code, a record for each region. */
export const namesOfAfricaAndAsia: readonly Readonly<Record<string, string>>[] = [
  {
    SA: 'Sahwa; Sarawat; Sawan; Wadi Hail',
    AE: 'Shamal; Sidr; Suhail; Jebel Noor; Khor Safa; Rimal',
    ZA: 'Steenbras; Sneeuberg; Soutrivier; Silwerfontein; Drakenstroom; Bosveld; Kareeboom',
  },
  {
    CN: 'Shenyuan; Suhai; Songlin; Shanyue; Shuangqiao; Baiyang; Linjiang; Dongpu; Nanwan',
    HK: 'Sai Wan; Shek Fung; Sung Tai; Fairlight; Kwai Lam',
    TW: 'Sanlin; Shihmen; Zhongliu; Tamhai',
  },
  {
    JP: 'Sakuragi; Shiromine; Sawanobe; Setomachi; Shinokawa; Suwahara; Akimori; Hinokuni; Kazehaya; Mizunami; Tokiwano',
    KR: 'Seorim; Sorak; Sambong; Suncheol; Namhan; Gyeongwon; Doltap; Wonhae',
  },
  {
    IN: 'Sundarban; Sindhura; Suryanagar; Sarvottam; Senthal; Aravalli; Brahmani; Chandragiri; Kolam; Vindhyan',
    ID: 'Samudra; Sinabung; Sembilan; Meratus; Nusa Lestari',
    SG: 'Straitsview; Selarang; Bukit Lintang; Pasir Mas',
  },
  {
    AU: 'Saltbush; Sheoak; Snowgum; Southerly; Stringybark; Silvereye; Sundowner; Bluegum; Currawong; Gidgee; Jarrah; Lyrebird; Mallee; Wattlebird; Coolabah',
  },
]
