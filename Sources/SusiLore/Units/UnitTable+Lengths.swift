// Susi. SPDX-License-Identifier: Apache-2.0

extension UnitTable {
    /// Each line: factor; one, many; eins, viele; other names.
    ///
    /// The definitions are those of SI, and the yard and pound of 1959.
    static let lengths: StaticString = """
        length
        1;metre;metres;Meter;Meter;m,meter,meters,metern
        1000;kilometre;kilometres;Kilometer;Kilometer;km,kms,kilometer,kilometers,kilometern,k m
        0.1;decimetre;decimetres;Dezimeter;Dezimeter;dm,decimeter,decimeters
        0.01;centimetre;centimetres;Zentimeter;Zentimeter;cm,cms,centimeter,centimeters,centimetern,zentimetern
        0.001;millimetre;millimetres;Millimeter;Millimeter;mm,millimeter,millimeters,millimetern
        1e-6;micrometre;micrometres;Mikrometer;Mikrometer;µm,um,micrometer,micrometers,micron,microns
        1e-9;nanometre;nanometres;Nanometer;Nanometer;nm,nanometer,nanometers
        0.0254;inch;inches;Zoll;Zoll;in,inch,ins,"
        0.3048;foot;feet;Fuß;Fuß;ft,foots,'
        0.9144;yard;yards;Yard;Yards;yd,yds
        1609.344;mile;miles;Meile;Meilen;mi,englische meilen
        1852;nautical mile;nautical miles;Seemeile;Seemeilen;nmi,sea mile,sea miles,nautische meilen,nautische meile
        0.0000254;thou;thou;Mil;Mil;mil,mils
        0.1016;hand;hands;Handbreit;Handbreit;
        1.8288;fathom;fathoms;Faden;Faden;
        20.1168;chain;chains;Kette;Ketten;
        201.168;furlong;furlongs;Furlong;Furlongs;
        149597870700;astronomical unit;astronomical units;Astronomische Einheit;Astronomische Einheiten;au,ae
        9460730472580800;light year;light years;Lichtjahr;Lichtjahre;ly,lj,lightyear,lightyears,lichtjahren
        96939420213600000/pi;parsec;parsecs;Parsec;Parsec;pc
        299792458;light second;light seconds;Lichtsekunde;Lichtsekunden;
        area
        1;square metre;square metres;Quadratmeter;Quadratmeter;m²,m2,m^2,qm,sqm,sq m,square meter,square meters,quadratmetern
        0.000001;square millimetre;square millimetres;Quadratmillimeter;Quadratmillimeter;mm²,mm2,mm^2,square millimeter,square millimeters
        0.0001;square centimetre;square centimetres;Quadratzentimeter;Quadratzentimeter;cm²,cm2,cm^2,qcm,square centimeter,square centimeters
        0.01;square decimetre;square decimetres;Quadratdezimeter;Quadratdezimeter;dm²,dm2,dm^2
        1000000;square kilometre;square kilometres;Quadratkilometer;Quadratkilometer;km²,km2,km^2,qkm,sq km,square kilometer,square kilometers,quadratkilometern
        100;are;ares;Ar;Ar;
        10000;hectare;hectares;Hektar;Hektar;ha,hektare
        4046.8564224;acre;acres;Acre;Acres;morgen land
        0.00064516;square inch;square inches;Quadratzoll;Quadratzoll;in²,in2,sq in,in^2
        0.09290304;square foot;square feet;Quadratfuß;Quadratfuß;ft²,ft2,sq ft,sqft,ft^2
        0.83612736;square yard;square yards;Quadratyard;Quadratyards;yd²,yd2,sq yd
        2589988.110336;square mile;square miles;Quadratmeile;Quadratmeilen;mi²,mi2,sq mi
        speed
        1;metre per second;metres per second;Meter pro Sekunde;Meter pro Sekunde;m/s,mps,meter per second,meters per second
        5/18;kilometre per hour;kilometres per hour;Kilometer pro Stunde;Kilometer pro Stunde;km/h,kmh,kph,kmph,kilometer per hour,kilometers per hour,stundenkilometer,stundenkilometern,km pro stunde,km per hour,kilometern pro stunde
        0.44704;mile per hour;miles per hour;Meile pro Stunde;Meilen pro Stunde;mph,mi/h,miles an hour
        463/900;knot;knots;Knoten;Knoten;kn,kt,kts
        0.3048;foot per second;feet per second;Fuß pro Sekunde;Fuß pro Sekunde;ft/s,fps
        1000;kilometre per second;kilometres per second;Kilometer pro Sekunde;Kilometer pro Sekunde;km/s,kilometers per second
        299792458;speed of light;speeds of light;Lichtgeschwindigkeit;Lichtgeschwindigkeiten;
        """
}
