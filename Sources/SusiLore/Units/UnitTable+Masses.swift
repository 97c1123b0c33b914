// Susi. SPDX-License-Identifier: Apache-2.0

extension UnitTable {
    /// More units, as `lengths` has them.
    ///
    /// A German pound is half a kilogram.
    static let masses: StaticString = """
        mass
        1;gram;grams;Gramm;Gramm;g,gr,gramme,grammes
        1000;kilogram;kilograms;Kilogramm;Kilogramm;kg,kgs,kilo,kilos,kilogramme,kilogrammes
        0.001;milligram;milligrams;Milligramm;Milligramm;mg,milligramme
        0.000001;microgram;micrograms;Mikrogramm;Mikrogramm;µg,ug,mcg
        10;decagram;decagrams;Dekagramm;Dekagramm;dag,deka
        1000000;tonne;tonnes;Tonne;Tonnen;t,metric ton,metric tons
        453.59237;pound;pounds;englisches Pfund;englische Pfund;lb,lbs,englischen pfund,lb.,pounds mass
        28.349523125;ounce;ounces;Unze;Unzen;oz,ozs
        6350.29318;stone;stone;Stone;Stone;st,stones
        907184.74;US ton;US tons;US-Tonne;US-Tonnen;ton,tons,short ton,short tons,us tonne,us tonnen
        1016046.9088;long ton;long tons;britische Tonne;britische Tonnen;imperial ton,imperial tons,uk ton,uk tons
        31.1034768;troy ounce;troy ounces;Feinunze;Feinunzen;ozt,oz t
        0.2;carat;carats;Karat;Karat;ct
        0.06479891;grain;grains;Grain;Grains;
        500;German pound;German pounds;Pfund;Pfund;pfunde,pfunden,metric pound,metric pounds
        50000;German hundredweight;German hundredweights;Zentner;Zentner;ztr
        temperature
        1@273.15;degree Celsius;degrees Celsius;Grad Celsius;Grad Celsius;c,°c,celsius,centigrade,degrees c,degree c,degrees centigrade,deg c,grad c,degc
        5/9@459.67;degree Fahrenheit;degrees Fahrenheit;Grad Fahrenheit;Grad Fahrenheit;f,°f,fahrenheit,degrees f,degree f,deg f,grad f,farenheit,degf
        1;kelvin;kelvins;Kelvin;Kelvin;k,°k,degrees kelvin,grad kelvin
        5/9;degree Rankine;degrees Rankine;Grad Rankine;Grad Rankine;°r,rankine
        5/4@218.52;degree Réaumur;degrees Réaumur;Grad Réaumur;Grad Réaumur;réaumur,reaumur,°ré
        energy
        1;joule;joules;Joule;Joule;j
        1000;kilojoule;kilojoules;Kilojoule;Kilojoule;kj
        1000000;megajoule;megajoules;Megajoule;Megajoule;mj
        4.184;calorie;calories;Kalorie;Kalorien;cal,cals
        4184;kilocalorie;kilocalories;Kilokalorie;Kilokalorien;kcal,kcals,food calorie,food calories
        3600;watt hour;watt hours;Wattstunde;Wattstunden;wh,watt-hour,watt-hours
        3600000;kilowatt hour;kilowatt hours;Kilowattstunde;Kilowattstunden;kwh,kilowatt-hour,kilowatt-hours
        3600000000;megawatt hour;megawatt hours;Megawattstunde;Megawattstunden;mwh
        1055.05585262;British thermal unit;British thermal units;BTU;BTU;btus
        1.602176634e-19;electronvolt;electronvolts;Elektronenvolt;Elektronenvolt;ev,electron volt,electron volts
        1e-7;erg;ergs;Erg;Erg;
        1.3558179483314004;foot-pound;foot-pounds;Foot-pound;Foot-pounds;ft lb,ft-lb,foot pound,foot pounds
        power
        1;watt;watts;Watt;Watt;w
        1000;kilowatt;kilowatts;Kilowatt;Kilowatt;kw
        1000000;megawatt;megawatts;Megawatt;Megawatt;mw
        1000000000;gigawatt;gigawatts;Gigawatt;Gigawatt;gw
        735.49875;metric horsepower;metric horsepower;PS;PS;pferdestaerke,pferdestaerken
        745.69987158227022;horsepower;horsepower;britisches PS;britische PS;hp
        pressure
        1;pascal;pascals;Pascal;Pascal;pa
        100;hectopascal;hectopascals;Hektopascal;Hektopascal;hpa
        1000;kilopascal;kilopascals;Kilopascal;Kilopascal;kpa
        1000000;megapascal;megapascals;Megapascal;Megapascal;mpa
        100000;bar;bar;Bar;Bar;bars
        100;millibar;millibar;Millibar;Millibar;mbar,millibars
        101325;atmosphere;atmospheres;Atmosphäre;Atmosphären;atm
        44482216152605/6451600000;pound per square inch;pounds per square inch;Pfund pro Quadratzoll;Pfund pro Quadratzoll;psi
        101325/760;torr;torr;Torr;Torr;
        133.322387415;millimetre of mercury;millimetres of mercury;Millimeter Quecksilbersäule;Millimeter Quecksilbersäule;mmhg,mm hg
        force
        1;newton;newtons;Newton;Newton;n
        1000;kilonewton;kilonewtons;Kilonewton;Kilonewton;kn force
        4.4482216152605;pound-force;pounds-force;Pound-force;Pounds-force;lbf,pound force,pounds force
        9.80665;kilogram-force;kilograms-force;Kilopond;Kilopond;kgf,kp
        0.00001;dyne;dynes;Dyn;Dyn;
        """
}
