// Susi. SPDX-License-Identifier: Apache-2.0

extension UnitTable {
    /// More units, as `lengths` has them.
    ///
    /// Cups and gallons are those of the United States unless they are said to be
    /// imperial; German spoons are metric, and so, about, is a German cup.
    static let volumes: StaticString = """
        volume
        1;litre;litres;Liter;Liter;l,liter,liters,litern
        0.001;millilitre;millilitres;Milliliter;Milliliter;ml,milliliter,milliliters,cc
        0.01;centilitre;centilitres;Zentiliter;Zentiliter;cl,centiliter,centiliters
        0.1;decilitre;decilitres;Deziliter;Deziliter;dl,deciliter,deciliters
        100;hectolitre;hectolitres;Hektoliter;Hektoliter;hl,hectoliter,hectoliters
        1000;cubic metre;cubic metres;Kubikmeter;Kubikmeter;m³,m3,m^3,cbm,cubic meter,cubic meters,kubikmetern
        0.001;cubic centimetre;cubic centimetres;Kubikzentimeter;Kubikzentimeter;cm³,cm3,cm^3,ccm,cubic centimeter,cubic centimeters
        0.000001;cubic millimetre;cubic millimetres;Kubikmillimeter;Kubikmillimeter;mm³,mm3,mm^3,cubic millimeter,cubic millimeters
        0.016387064;cubic inch;cubic inches;Kubikzoll;Kubikzoll;in³,in3,cu in
        28.316846592;cubic foot;cubic feet;Kubikfuß;Kubikfuß;ft³,ft3,cu ft
        764.554857984;cubic yard;cubic yards;Kubikyard;Kubikyards;yd³,yd3,cu yd
        3.785411784;US gallon;US gallons;US-Gallone;US-Gallonen;gallon,gallons,gal,gallone,gallonen
        0.946352946;US quart;US quarts;US-Quart;US-Quarts;quart,quarts,qt
        0.473176473;US pint;US pints;US-Pint;US-Pints;pint,pints,pt
        0.2365882365;US cup;US cups;US-Cup;US-Cups;cup,cups
        0.0295735295625;US fluid ounce;US fluid ounces;US-Flüssigunze;US-Flüssigunzen;fluid ounce,fluid ounces,fl oz,floz,fl. oz,fluessigunze,fluessigunzen
        0.01478676478125;US tablespoon;US tablespoons;US-Esslöffel;US-Esslöffel;tablespoon,tablespoons,tbsp,tbsps,tbs
        0.00492892159375;US teaspoon;US teaspoons;US-Teelöffel;US-Teelöffel;teaspoon,teaspoons,tsp,tsps
        158.987294928;oil barrel;oil barrels;Barrel;Barrel;barrel,barrels,barrel of oil,barrels of oil,fass oel
        4.54609;imperial gallon;imperial gallons;britische Gallone;britische Gallonen;uk gallon,uk gallons,british gallon,british gallons
        1.1365225;imperial quart;imperial quarts;britisches Quart;britische Quarts;uk quart,uk quarts,british quart,british quarts
        0.56826125;imperial pint;imperial pints;britisches Pint;britische Pints;uk pint,uk pints,british pint,british pints
        0.284130625;imperial cup;imperial cups;britische Tasse;britische Tassen;uk cup,uk cups,british cup,british cups
        0.0284130625;imperial fluid ounce;imperial fluid ounces;britische Flüssigunze;britische Flüssigunzen;uk fluid ounce,uk fluid ounces,uk fl oz
        0.25;metric cup;metric cups;metrische Tasse;metrische Tassen;
        about 0.25;German cup;German cups;Tasse;Tassen;
        0.015;metric tablespoon;metric tablespoons;Esslöffel;Esslöffel;el,essloeffeln
        0.005;metric teaspoon;metric teaspoons;Teelöffel;Teelöffel;tl,teeloeffeln
        fuel use
        1;kilometre per litre;kilometres per litre;Kilometer pro Liter;Kilometer pro Liter;km/l,kmpl,kilometers per liter
        inverse 100;litre per 100 kilometres;litres per 100 kilometres;Liter auf 100 Kilometer;Liter auf 100 Kilometer;l/100km,l/100 km,litres per 100 km,liters per 100 km,liter pro 100 km,liter auf 100 km,liter pro 100 kilometer,liters per 100 kilometers,l per 100 km,l auf 100 km,l pro 100 km
        1.609344/3.785411784;mile per US gallon;miles per US gallon;Meile pro US-Gallone;Meilen pro US-Gallone;mpg,miles per gallon,us mpg,mpg us,meilen pro gallone
        1.609344/4.54609;mile per imperial gallon;miles per imperial gallon;Meile pro britischer Gallone;Meilen pro britischer Gallone;uk mpg,mpg uk,imperial mpg,british mpg
        """

    /// More units, as `lengths` has them.
    ///
    /// Months and years are those of the calendar in the long run.
    static let others: StaticString = """
        time
        1;second;seconds;Sekunde;Sekunden;s,sec,secs,sek
        0.001;millisecond;milliseconds;Millisekunde;Millisekunden;ms,msec
        1e-6;microsecond;microseconds;Mikrosekunde;Mikrosekunden;µs,us
        1e-9;nanosecond;nanoseconds;Nanosekunde;Nanosekunden;ns
        60;minute;minutes;Minute;Minuten;min,mins
        3600;hour;hours;Stunde;Stunden;h,hr,hrs,std
        86400;day;days;Tag;Tage;d,tagen
        604800;week;weeks;Woche;Wochen;wk,wks
        1209600;fortnight;fortnights;zwei Wochen;mal zwei Wochen;
        about 2629746;month;months;Monat;Monate;monaten
        about 31556952;year;years;Jahr;Jahre;yr,yrs,jahren
        about 315569520;decade;decades;Jahrzehnt;Jahrzehnte;jahrzehnten
        about 3155695200;century;centuries;Jahrhundert;Jahrhunderte;jahrhunderten
        about 31556952000;millennium;millennia;Jahrtausend;Jahrtausende;
        data
        1;bit;bits;Bit;Bit;
        1000;kilobit;kilobits;Kilobit;Kilobit;kbit,kbits
        1000000;megabit;megabits;Megabit;Megabit;mbit,mbits
        1000000000;gigabit;gigabits;Gigabit;Gigabit;gbit,gbits
        1000000000000;terabit;terabits;Terabit;Terabit;tbit
        8;byte;bytes;Byte;Byte;b
        8000;kilobyte;kilobytes;Kilobyte;Kilobyte;kb
        8000000;megabyte;megabytes;Megabyte;Megabyte;mb
        8000000000;gigabyte;gigabytes;Gigabyte;Gigabyte;gb,gig,gigs
        8000000000000;terabyte;terabytes;Terabyte;Terabyte;tb
        8000000000000000;petabyte;petabytes;Petabyte;Petabyte;pb
        8000000000000000000;exabyte;exabytes;Exabyte;Exabyte;eb
        8192;kibibyte;kibibytes;Kibibyte;Kibibyte;kib
        8388608;mebibyte;mebibytes;Mebibyte;Mebibyte;mib
        8589934592;gibibyte;gibibytes;Gibibyte;Gibibyte;gib
        8796093022208;tebibyte;tebibytes;Tebibyte;Tebibyte;tib
        1024;kibibit;kibibits;Kibibit;Kibibit;kibit
        1048576;mebibit;mebibits;Mebibit;Mebibit;mibit
        data rate
        1;bit per second;bits per second;Bit pro Sekunde;Bit pro Sekunde;bit/s,bps
        1000;kilobit per second;kilobits per second;Kilobit pro Sekunde;Kilobit pro Sekunde;kbit/s,kbps
        1000000;megabit per second;megabits per second;Megabit pro Sekunde;Megabit pro Sekunde;mbit/s,mbps
        1000000000;gigabit per second;gigabits per second;Gigabit pro Sekunde;Gigabit pro Sekunde;gbit/s,gbps
        8;byte per second;bytes per second;Byte pro Sekunde;Byte pro Sekunde;b/s,byte/s
        8000;kilobyte per second;kilobytes per second;Kilobyte pro Sekunde;Kilobyte pro Sekunde;kb/s
        8000000;megabyte per second;megabytes per second;Megabyte pro Sekunde;Megabyte pro Sekunde;mb/s
        8000000000;gigabyte per second;gigabytes per second;Gigabyte pro Sekunde;Gigabyte pro Sekunde;gb/s
        frequency
        1;hertz;hertz;Hertz;Hertz;hz
        1000;kilohertz;kilohertz;Kilohertz;Kilohertz;khz
        1000000;megahertz;megahertz;Megahertz;Megahertz;mhz
        1000000000;gigahertz;gigahertz;Gigahertz;Gigahertz;ghz
        1/60;revolution per minute;revolutions per minute;Umdrehung pro Minute;Umdrehungen pro Minute;rpm,u/min
        angle
        1;degree;degrees;Grad;Grad;°,deg
        180/pi;radian;radians;Radiant;Radiant;rad
        0.9;gradian;gradians;Gon;Gon;gon,neugrad,gradians
        1/60;arcminute;arcminutes;Bogenminute;Bogenminuten;minutes of arc,arc minutes
        1/3600;arcsecond;arcseconds;Bogensekunde;Bogensekunden;seconds of arc,arc seconds
        360;turn;turns;Umdrehung;Umdrehungen;full circle,full turns,vollkreis
        """
}
