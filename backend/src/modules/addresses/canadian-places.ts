import type { ProvinceCode } from '@dispatch/domain/places/province';

export interface CanadianPlace {
  readonly city: string;
  readonly province: ProvinceCode;
}

/** Cities, towns and villages as they spell themselves, the larger ones of a province first. */
const PLACES: Readonly<Record<ProvinceCode, string>> = {
  ON: `Toronto, Ottawa, Mississauga, Brampton, Hamilton, London, Markham, Vaughan, Kitchener, Windsor,
    Oakville, Richmond Hill, Burlington, Oshawa, Greater Sudbury, Barrie, Guelph, Whitby, Cambridge,
    St. Catharines, Milton, Kingston, Ajax, Waterloo, Thunder Bay, Brantford, Chatham-Kent, Clarington,
    Pickering, Niagara Falls, Newmarket, Peterborough, Kawartha Lakes, Caledon, Sault Ste. Marie,
    Sarnia, Norfolk County, Aurora, Halton Hills, Welland, Belleville, North Bay, Cornwall, Georgina,
    Whitchurch-Stouffville, Haldimand County, Quinte West, Woodstock, St. Thomas, Bradford West
    Gwillimbury, New Tecumseth, Innisfil, Timmins, Lakeshore, Brant, Leamington, East Gwillimbury,
    Stratford, Orillia, Fort Erie, LaSalle, Orangeville, Centre Wellington, Grimsby, King, Tecumseh,
    Woolwich, Clarence-Rockland, Prince Edward County, Lincoln, Collingwood, Thorold, Amherstburg,
    Strathroy-Caradoc, Wasaga Beach, Kingsville, Brockville, Owen Sound, Essex, Oro-Medonte, Scugog,
    Springwater, Huntsville, Cobourg, Wilmot, Uxbridge, Niagara-on-the-Lake, Petawawa, Port Colborne,
    Tillsonburg, Pelham, Middlesex Centre, Midland, Port Hope, Bracebridge, North Grenville, Russell,
    Greater Napanee, Saugeen Shores, Kenora, Mississippi Mills, West Nipissing, Pembroke, Ingersoll,
    Gravenhurst, Carleton Place, Erin, Kincardine, Elliot Lake, Meaford, Hawkesbury, Temiskaming
    Shores, Penetanguishene, Arnprior, Smiths Falls, Renfrew, Kapuskasing, Kirkland Lake, Dryden,
    Goderich, Hanover, Fort Frances, Parry Sound, Perth, Gananoque, Cochrane, Espanola, Sioux Lookout,
    Hearst, Greenstone, Red Lake, Casselman, Blind River, Marathon, Wawa`,
  QC: `Montréal, Québec, Laval, Gatineau, Longueuil, Sherbrooke, Lévis, Saguenay, Trois-Rivières,
    Terrebonne, Saint-Jean-sur-Richelieu, Brossard, Repentigny, Saint-Jérôme, Drummondville, Granby,
    Mirabel, Saint-Hyacinthe, Blainville, Mascouche, Châteauguay, Shawinigan, Rimouski,
    Dollard-Des Ormeaux, Victoriaville, Saint-Eustache, Vaudreuil-Dorion, Salaberry-de-Valleyfield,
    Rouyn-Noranda, Boucherville, Sorel-Tracy, Côte-Saint-Luc, Val-d'Or, Saint-Georges, Pointe-Claire,
    Alma, Sainte-Julie, Chambly, Saint-Constant, Boisbriand, Magog, La Prairie, Thetford Mines,
    Saint-Bruno-de-Montarville, Sept-Îles, Sainte-Thérèse, Saint-Lin–Laurentides, Beloeil,
    L'Assomption, Saint-Lambert, Candiac, Joliette, Varennes, Baie-Comeau, Mont-Royal, Saint-Lazare,
    Westmount, Kirkland, Rivière-du-Loup, Beaconsfield, Mont-Saint-Hilaire, Dorval, Deux-Montagnes,
    Saint-Augustin-de-Desmaures, Beauharnois, Saint-Basile-le-Grand, Sainte-Catherine,
    L'Ancienne-Lorette, Cowansville, Gaspé, Mercier, Lavaltrie, Sainte-Marie, Les Îles-de-la-Madeleine,
    Sainte-Anne-des-Plaines, Rosemère, Pincourt, Mont-Laurier, Sainte-Adèle, Dolbeau-Mistassini,
    Val-des-Monts, Matane, Prévost, Bécancour, Saint-Colomban, Amos, L'Île-Perrot, Lachute, Cantley,
    Montmagny, La Tuque, Marieville, Mont-Tremblant, Saint-Félicien, Saint-Sauveur, Saint-Raymond,
    Rawdon, Sainte-Agathe-des-Monts, Bromont, Roberval, Contrecoeur, Farnham, Coaticook, La Malbaie,
    Saint-Rémi, Nicolet, Delson, Val-des-Sources, Louiseville, Chibougamau, La Pêche, Donnacona,
    Baie-Saint-Paul, Chelsea, La Sarre, Acton Vale, Hampstead, Port-Cartier, Mont-Joli, Plessisville,
    Chandler, Sainte-Anne-des-Monts, Amqui, Lac-Mégantic, Pontiac, Windsor, Montréal-Ouest, Waterloo,
    Berthierville, La Pocatière, Carleton-sur-Mer, Maniwaki, Trois-Pistoles, Forestville, Thurso,
    Senneterre, Fermont, Matagami, Témiscouata-sur-le-Lac`,
  BC: `Vancouver, Surrey, Burnaby, Richmond, Abbotsford, Coquitlam, Kelowna, Langley, Saanich, Delta,
    Nanaimo, Kamloops, Victoria, Chilliwack, Maple Ridge, North Vancouver, New Westminster,
    Prince George, Port Coquitlam, Langford, Vernon, West Vancouver, Mission, Penticton, West Kelowna,
    Campbell River, Port Moody, North Cowichan, Courtenay, Squamish, White Rock, Fort St. John,
    Cranbrook, Salmon Arm, Pitt Meadows, Colwood, Port Alberni, Oak Bay, Esquimalt, Central Saanich,
    Lake Country, Sooke, Comox, Powell River, Parksville, Whistler, Dawson Creek, Prince Rupert,
    Terrace, Summerland, Sidney, North Saanich, View Royal, Nelson, Williams Lake, Coldstream, Sechelt,
    Quesnel, Qualicum Beach, Ladysmith, Kimberley, Castlegar, Kitimat, Revelstoke, Trail, Merritt, Hope,
    Kent, Fernie, Creston, Osoyoos, Smithers, Armstrong, Duncan, Oliver, Gibsons, Vanderhoof, Sparwood,
    Grand Forks, Golden, Port Hardy, Invermere, Fort Nelson, Mackenzie, Houston, Princeton, Tofino,
    Chetwynd, Ucluelet, 100 Mile House, Burns Lake, Lillooet`,
  AB: `Calgary, Edmonton, Red Deer, Lethbridge, Airdrie, Sherwood Park, St. Albert, Fort McMurray,
    Grande Prairie, Medicine Hat, Spruce Grove, Leduc, Cochrane, Okotoks, Fort Saskatchewan,
    Chestermere, Beaumont, Lloydminster, Camrose, Stony Plain, Canmore, Sylvan Lake, Cold Lake, Brooks,
    Strathmore, High River, Lacombe, Wetaskiwin, Blackfalds, Morinville, Whitecourt, Hinton, Olds,
    Taber, Coaldale, Edson, Banff, Innisfail, Drumheller, Ponoka, Peace River, Drayton Valley,
    Slave Lake, Devon, Rocky Mountain House, Crowsnest Pass, Wainwright, Bonnyville, St. Paul,
    Redcliff, Stettler, Vegreville, Didsbury, Carstairs, Westlock, Barrhead, Vermilion, Jasper,
    Claresholm, Pincher Creek, Cardston, Penhold, Three Hills, High Level, Athabasca, Fox Creek`,
  SK: `Saskatoon, Regina, Prince Albert, Moose Jaw, Lloydminster, Swift Current, Yorkton,
    North Battleford, Warman, Estevan, Weyburn, Martensville, Melfort, Humboldt, Meadow Lake,
    Kindersley, Melville, Nipawin, Battleford, White City, Tisdale, Moosomin, La Ronge, Unity,
    Esterhazy, Pilot Butte, Assiniboia, Rosetown, Outlook, Maple Creek, Biggar, Canora, Wynyard,
    Kamsack, Rosthern, Balgonie, Dalmeny, Shaunavon, Hudson Bay, Carlyle, Langenburg, Creighton`,
  MB: `Winnipeg, Brandon, Steinbach, Hanover, Springfield, Winkler, Portage la Prairie, Thompson,
    Taché, Selkirk, Morden, East St. Paul, Dauphin, West St. Paul, La Broquerie, Niverville, The Pas,
    Stonewall, Neepawa, Flin Flon, Altona, Swan River, Virden, Beausejour, Carman, Ste. Anne, Gimli,
    Minnedosa, Carberry, Morris, Gillam, Arborg, Teulon, Lac du Bonnet, Melita, Snow Lake, Churchill,
    Winnipeg Beach, Lynn Lake, Leaf Rapids`,
  NB: `Moncton, Saint John, Fredericton, Dieppe, Riverview, Quispamsis, Miramichi, Edmundston,
    Bathurst, Tracadie, Rothesay, Campbellton, Oromocto, Shediac, Tantramar, Hampton, Woodstock,
    Grand Falls, Caraquet, Sussex, Grand Bay-Westfield, St. Stephen, Memramcook, Shippagan,
    Saint Andrews, Bouctouche, Saint-Quentin, Kedgwick, Hartland, Cap-Acadie`,
  NS: `Halifax, Dartmouth, Sydney, Bedford, Truro, Glace Bay, New Glasgow, East Hants, Bridgewater,
    Amherst, New Waterford, Yarmouth, Chester, Clare, Kentville, Antigonish, Argyle, Wolfville,
    Stellarton, Windsor, Westville, Pictou, Port Hawkesbury, Trenton, Berwick, Digby, Lunenburg,
    Middleton, Shelburne, Oxford, Stewiacke, Mahone Bay, Barrington, Inverness, Guysborough, Mulgrave,
    Clark's Harbour, Annapolis Royal, Lockeport`,
  PE: `Charlottetown, Summerside, Stratford, Cornwall, Three Rivers, Kensington, Souris, Alberton,
    O'Leary, Tignish, Borden-Carleton, North Rustico, Wellington, Hunter River, Crapaud, Murray River,
    Morell, Victoria`,
  NL: `St. John's, Conception Bay South, Paradise, Mount Pearl, Corner Brook, Grand Falls-Windsor,
    Gander, Portugal Cove-St. Philip's, Happy Valley-Goose Bay, Torbay, Labrador City, Stephenville,
    Clarenville, Bay Roberts, Marystown, Deer Lake, Carbonear, Channel-Port aux Basques, Pasadena,
    Placentia, Bonavista, Bishop's Falls, Lewisporte, Harbour Grace, Botwood, Springdale, Holyrood,
    Spaniard's Bay, Logy Bay-Middle Cove-Outer Cove, Burin, St. Anthony, Fogo Island, Grand Bank,
    Wabush, Twillingate, Kippens, Pouch Cove, Bay Bulls, Witless Bay, Nain, Rocky Harbour`,
  YT: `Whitehorse, Dawson, Watson Lake, Haines Junction, Carmacks, Faro, Mayo, Teslin`,
  NT: `Yellowknife, Hay River, Inuvik, Fort Smith, Behchokǫ̀, Fort Simpson, Tuktoyaktuk, Norman Wells,
    Fort McPherson, Aklavik, Fort Liard, Fort Resolution`,
  NU: `Iqaluit, Rankin Inlet, Arviat, Baker Lake, Cambridge Bay, Igloolik, Pond Inlet, Pangnirtung,
    Kugluktuk, Kinngait, Gjoa Haven, Naujaat, Sanirajak, Clyde River, Kugaaruk, Taloyoak, Arctic Bay,
    Coral Harbour, Sanikiluaq, Qikiqtarjuaq, Whale Cove, Chesterfield Inlet, Kimmirut, Resolute,
    Grise Fiord`,
};

/** Places of Canada with the larger ones first. */
export const CANADIAN_PLACES: readonly CanadianPlace[] = bySize();

function bySize(): CanadianPlace[] {
  const ranked = Object.entries(PLACES).flatMap(([province, names]) =>
    names.split(',').map((name, rank) => ({
      city: name.replace(/\s+/g, ' ').trim(),
      province: province as ProvinceCode, // the keys of PLACES
      rank,
    })),
  );
  ranked.sort((one, other) => one.rank - other.rank);
  return ranked.map(({ city, province }) => ({ city, province }));
}
